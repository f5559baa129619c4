import { traderLine } from "./instructions";
import type { WithdrawalFacts, WithdrawalText } from "./instructions";

/** Annex I to Directive 2011/83/EU, as amended by Directive (EU) 2023/2673, for a contract for services. */
export function europeanText(facts: WithdrawalFacts): WithdrawalText {
  return {
    title: "Model instructions on withdrawal",
    right: {
      title: "Right of withdrawal",
      paragraphs: [
        "You have the right to withdraw from this contract within 14 days without giving any reason.",
        "The withdrawal period will expire after 14 days from the day of the conclusion of the contract.",
        `To exercise the right of withdrawal, you must inform us (${traderLine(facts)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
        `You can also exercise your right of withdrawal online at ${facts.online}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.`,
        "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
      ],
    },
    effects: {
      title: "Effects of withdrawal",
      paragraphs: [
        "If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.",
        "If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.",
      ],
    },
    form: {
      title: "Model withdrawal form",
      lead: "(complete and return this form only if you wish to withdraw from the contract)",
      lines: [
        `To ${traderLine(facts)}:`,
        "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),",
        "Ordered on (*)/received on (*),",
        "Name of consumer(s),",
        "Address of consumer(s),",
        "Signature of consumer(s) (only if this form is notified on paper),",
        "Date",
      ],
      note: "(*) Delete as appropriate.",
    },
  };
}

/**
 * Schedule 3 to the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, for a
 * contract for services. The sentence about the online function is the one that the model allows in its note 3.
 */
export function britishText(facts: WithdrawalFacts): WithdrawalText {
  return {
    title: "Model instructions for cancellation",
    right: {
      title: "Right to cancel",
      paragraphs: [
        "You have the right to cancel this contract within 14 days without giving any reason.",
        "The cancellation period will expire after 14 days from the day of the conclusion of the contract.",
        `To exercise the right to cancel, you must inform us (${traderLine(facts)}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory.`,
        `You can also electronically fill in and submit a clear statement on our website ${facts.online}. If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by e-mail) without delay.`,
        "To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.",
      ],
    },
    effects: {
      title: "Effects of cancellation",
      paragraphs: [
        "If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us).",
        "We will make the reimbursement without undue delay, and not later than 14 days after the day on which we are informed about your decision to cancel this contract. We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.",
        "If you requested to begin the performance of services during the cancellation period, you shall pay us an amount which is in proportion to what has been performed until you have communicated us your cancellation from this contract, in comparison with the full coverage of the contract.",
      ],
    },
    form: {
      title: "Model cancellation form",
      lead: "(Complete and return this form only if you wish to cancel the contract.)",
      lines: [
        `To ${traderLine(facts)}:`,
        "I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],",
        "Ordered on [*]/received on [*],",
        "Name of consumer(s),",
        "Address of consumer(s),",
        "Signature of consumer(s) (only if this form is notified on paper),",
        "Date",
      ],
      note: "[*] Delete as appropriate.",
    },
  };
}
