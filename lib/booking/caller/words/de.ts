/**
 * German words that the firm's caller says as proof of identity. The words are neutral, and easy to say and to
 * understand on a bad line. No two words sound alike or have the same first four letters.
 */
export const german: readonly string[] = `
  Abend Ahorn Amsel Ananas Anker Apfel Aprikose Aquarell Armband Atlas August Bach Bagger Balkon Bambus
  Banane Basilikum Baum Becher Besen Biber Biene Bilderbuch Birke Blatt Blume Bohne Brezel Brille Brot
  Brunnen Buche Bussard Butter Dachs Dampfer Dattel Decke Delfin Dienstag Dinkel Distel Donau Dorf Drachen
  Dromedar Eiche Eidechse Eisbecher Eisvogel Elefant Ente Erbse Erdbeere Erle Espe Fabel Fahne Fahrrad Falke
  Farbe Feder Feld Fenster Ferien Fichte Fink Fjord Flamingo Flasche Flieder Flocke Fluss Forelle Frosch
  Fuchs Gabel Garten Gebirge Geige Gepard Gerste Getreide Giebel Ginster Giraffe Gitarre Glas Glocke Gondel
  Granit Gurke Hafen Hagebutte Halle Hamster Handschuh Harfe Hase Haus Hemd Herbst Heu Himbeere Hirsch Hobel
  Hocker Honig Hortensie Hügel Hummel Hut Igel Ingwer Insel Iris Jacke Jaguar Januar Jasmin Joghurt Juli
  Kaffee Kajak Kaktus Kalender Kamin Karotte Kastanie Katze Keks Kerze Kiefer Kino Kirsche Kissen Klavier
  Klee Knopf Koala Koffer Kohlrabi Komet Kompass Konzert Korb Kran Kreide Krone Küche Kürbis Kutsche Lampe
  Landkarte Lasagne Laterne Laub Lavendel Lehne Leiter Lerche Leuchtturm Libelle Lied Lilie Linde Löffel
  Lupe Magnet Makrele Malve Mandel Mango Margerite Marmelade Mauer Medaille Meer Meise Melodie Mond Moos
  Morgen Motor Möwe Muffin Mühle Murmel Muschel Museum Musik Mütze Narzisse Nelke Nest Nilpferd Nordsee
  Notizbuch Nudel Oase Oboe Ofen Olive Oper Orange Orchidee Oregano Orgel Ostern Otter Ozean Paddel Palme
  Panda Papagei Papier Paprika Park Pelikan Pfau Pfeffer Pferd Pfirsich Pilz Pinguin Pinsel Planet Pony
  Postkarte Praline Pudel Pullover Puppe Pyramide Quark Quitte Radieschen Rasen Regenbogen Reis Rettich
  Rhabarber Ring Robbe Roggen Roller Rose Rosine Rosmarin Rübe Rucksack Ruder Sahne Salat Salbei Samstag
  Sandale Saphir Scheune Schiff Schlitten Schmetterling Schnee Schokolade Schrank Schuh Schwalbe Segel
  Sessel Silo Sofa Sommer Sonne Spargel Specht Spiegel Spinat Stadt Stern Storch Strand Stuhl Suppe Tafel
  Tanne Tasche Taube Teich Teller Tennis Teppich Theater Thymian Tiger Tisch Tomate Topf Traktor Traube
  Treppe Trompete Truhe Tulpe Tunnel Turm Ufer Uhu Ukulele Ulme Vanille Veilchen Vogel Vorhang Wacholder
  Wald Walnuss Walross Wasser Weide Weizen Welle Wiese Wimpel Winter Wolke Wombat Würfel Zaun Zebra Zeitung
  Zelt Ziege Zimt Zirkel Zitrone Zucchini Zucker Zug Zweig Zwiebel
`
  .trim()
  .split(/\s+/);
