/**
 * French words that the firm's caller says as proof of identity. The words are neutral, and easy to say and to
 * understand on a bad line. No two words sound alike or have the same first four letters. No word is also slang for a
 * victim of a scam.
 */
export const french: readonly string[] = `
  abeille abricot acacia agenda aigle ajonc album alouette amande ananas ancre anis antilope arbre ardoise
  armoire arrosoir artichaut asperge assiette atlas aubergine automne autruche aviron avril azur bagage
  balcon baleine bambou banane banjo barque basilic bateau beurre biche biscuit blaireau bleuet bocal bonbon
  bonnet bosquet botte bouclier bougie bouleau bouquet boussole bouton brebis brioche brise brocoli brouette
  buffet buisson bureau cabane cactus cadran cahier calèche caméra camion campagne canapé cannelle canoë
  caramel cascade casquette castor céleri cerise chaise chapeau chardon château chemise chêne cheval chorale
  cigale cigogne cinéma citron clairière clarinette clavier coccinelle colibri colline comète compas
  concombre confiture coquillage corail corbeille coton couleur coussin crayon crème crocus cuillère cuisine
  cycliste cyprès dahlia dauphin dessin dimanche domino drapeau dune écharpe échelle écluse école écorce
  écureuil église élan éléphant émeraude encrier enveloppe épice épinard érable escalier espadrille étagère
  étoile éventail façade faisan falaise fanfare farine fauteuil fenêtre fenouil ferme festival feuille figue
  flamant fleuve flocon flûte fontaine forêt fougère fourmi fraise framboise fromage fruit fusée galerie
  garage gâteau gazelle gazon géranium gilet gingembre girafe glacier glycine gobelet goéland gondole goyave
  grange grenier grillon groseille guépard guirlande guitare hamac hameau hamster haricot harmonie harpe
  hérisson héron hibou hirondelle hiver horizon horloge hortensia hublot igloo iguane îlot image indigo iris
  ivoire jaguar jambon janvier jardin jasmin jonquille jouet journal juillet jumelle jungle jupe kangourou
  kayak kiosque kiwi koala lagune laine laitue lampe lanterne laurier lavande légume lentille lézard
  libellule licorne lièvre lilas limonade linotte livre loutre lundi lunette lutin magnolia maison mandarine
  mangue manteau marguerite marmite matelas matin mélodie menthe merle mésange métro miel mimosa miroir
  mitaine moineau montagne moquette mouette moulin muguet mulot murmure musée musique myrtille nacre nageur
  nappe navire nectar neige nénuphar noisette nordet novembre nuage oasis océan œillet oignon oiseau olive
  ombrelle omelette opéra orange orchidée oreiller origan orme ornement otarie ours palmier panda panier
  panneau pantalon papaye papillon parapluie parfum passerelle pastèque patinoire pavillon paysage peinture
  pélican peluche perroquet persil peuplier phare phoque piano pinceau pingouin pinson pivoine planète
  platane pluie plume poivre pomme poney portrait poterie potiron prairie printemps prune pupitre puzzle
  pyjama pyramide quille quinoa raisin rameau rayon réglisse réveil rideau rivage rivière robinet rocher
  romarin ronde roseau rossignol rouge ruban ruche ruisseau rumba sable sac safran samedi sandale sapin
  sardine sauge saumon savon saxophone scarabée semaine sentier sésame sifflet soleil sommet sonate source
  spirale stade statue sucre sureau surf tableau tabouret tambour tango tapis tartine tasse tennis terrasse
  théâtre ticket tigre tilleul timbre tisane toboggan toiture tomate tonneau topaze tortue toupie tournesol
  tracteur train trampoline trèfle tricot trombone truite tulipe tunnel turquoise univers valise vallée
  vanille velours vendredi véranda verger verveine vigne village violette virgule vitrail voilier voiture
  voyage wagon wapiti yaourt yoga zèbre zénith zeste zigzag
`
  .trim()
  .split(/\s+/);
