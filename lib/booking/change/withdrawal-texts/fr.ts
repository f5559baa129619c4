import { traderLine } from "./instructions";
import type { WithdrawalFacts, WithdrawalText } from "./instructions";

/** Annex I to Directive 2011/83/EU, as amended by Directive (EU) 2023/2673, for a contract for services. */
export function frenchText(facts: WithdrawalFacts): WithdrawalText {
  return {
    title: "Instructions types de rétractation",
    right: {
      title: "Droit de rétractation",
      paragraphs: [
        "Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.",
        "Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.",
        `Pour exercer le droit de rétractation, vous devez nous notifier (${traderLine(facts)}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
        `Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse ${facts.online}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard injustifié un accusé de réception de la rétractation sur un support durable (par exemple, par courrier électronique), comprenant son contenu ainsi que la date et l’heure de sa soumission.`,
        "Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
      ],
    },
    effects: {
      title: "Effets de la rétractation",
      paragraphs: [
        "En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.",
        "Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.",
      ],
    },
    form: {
      title: "Modèle de formulaire de rétractation",
      lead: "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
      lines: [
        `À l’attention de ${traderLine(facts)} :`,
        "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de service (*) ci-dessous",
        "Commandé le (*)/reçu le (*)",
        "Nom du (des) consommateur(s)",
        "Adresse du (des) consommateur(s)",
        "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)",
        "Date",
      ],
      note: "(*) Rayez la mention inutile.",
    },
  };
}
