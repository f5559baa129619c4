/**
 * The usual spelling of places in time zone names. These names have no accents or apostrophes, and JavaScript engines
 * report some places under an old name.
 */
export const places: Readonly<Record<string, string>> = {
  Araguaina: "Araguaína",
  Asmera: "Asmara",
  Asuncion: "Asunción",
  Belem: "Belém",
  Bogota: "Bogotá",
  Busingen: "Büsingen",
  Calcutta: "Kolkata",
  Cancun: "Cancún",
  Ciudad_Juarez: "Ciudad Juárez",
  Cordoba: "Córdoba",
  Cuiaba: "Cuiabá",
  Curacao: "Curaçao",
  DumontDUrville: "Dumont d’Urville",
  Eirunepe: "Eirunepé",
  El_Aaiun: "El Aaiún",
  Enderbury: "Kanton",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Lome: "Lomé",
  Maceio: "Maceió",
  Mahe: "Mahé",
  Mazatlan: "Mazatlán",
  Merida: "Mérida",
  Ndjamena: "N’Djamena",
  Noumea: "Nouméa",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Reunion: "Réunion",
  Saigon: "Ho Chi Minh City",
  Santarem: "Santarém",
  Sao_Paulo: "São Paulo",
  Sao_Tome: "São Tomé",
  St_Barthelemy: "St. Barthélemy",
  St_Helena: "St. Helena",
  St_Johns: "St. John’s",
  St_Kitts: "St. Kitts",
  St_Lucia: "St. Lucia",
  St_Thomas: "St. Thomas",
  St_Vincent: "St. Vincent",
  Tirane: "Tirana",
  Truk: "Chuuk",
  Tucuman: "Tucumán",
};

/**
 * US states in zone names, as in "America/Indiana/Knox". The state is shown after the town, because few people know the
 * town.
 */
export const states: Readonly<Record<string, string>> = {
  Indiana: "Indiana",
  Kentucky: "Kentucky",
  North_Dakota: "North Dakota",
};
