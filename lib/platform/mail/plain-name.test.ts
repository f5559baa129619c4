import { isPlainName } from "./plain-name";

it.each([
  "Margaret Sample",
  "Siobhán O’Neill-Łuczak",
  "Jean-Luc D'Arcy",
  "J. R. Sample Jr.",
  "María del Carmen García",
  "Müller-Lüdenscheidt",
  "Meritxell Goulart-Col·lell",
  "Нина Пример",
  "Νίκος Παράδειγμα",
  "김 민수",
  "山田 太郎",
  "محمد علي",
  "अनिता शर्मा",
  "Nguyễn Thị Mẫu",
  "Ana de la Cruz",
  "Otto von und zu",
  "Marie Anne d’Orléans",
  "anna müller",
  "Mehmet bin Ali",
])("accepts the name %s", (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([
  ["a message", "URGENT your account is frozen call"],
  ["a short message", "Your account is locked"],
  ["a message of three words", "Congrats claim prize"],
  ["full-width digits", "８００．５５５．０１９９ Sample"],
  ["full-width letters", "Ｍargaret Sample"],
  ["digits of another script", "٨٠٠٥٥٥ Sample"],
  ["a Roman numeral character", "Margaret Ⅷ"],
  ["a number", "Call 5550199"],
  ["a domain with an ideographic dot", "evil。test now"],
  ["a domain with a half-width ideographic dot", "evil｡test now"],
  ["a domain with a one-dot leader", "evil․test now"],
  ["a domain", "evil.test now"],
  ["a domain with a space after the dot", "evil. test"],
  ["a path with a division slash", "evil∕pay now"],
  ["a path with a fraction slash", "evil⁄pay now"],
  ["an email address", "a@evil.test Sample"],
  ["a URL scheme", "https:evil Sample"],
  ["a text direction mark", "Margaret \u202eelpmaS"],
  ["a line break", "Margaret\nSample"],
  ["an invisible letter", "Margaret\u3164 Sample"],
  ["a symbol", "Margaret 💰"],
  ["a currency sign", "€ Sample"],
  ["brackets", "<b>Margaret Sample"],
  ["an exclamation mark", "Margaret! Sample"],
  ["letters of two scripts in one word", "Mаrgaret Sample"],
  ["a letter with four accents", `Ma${"\u0301\u0302\u0303\u0304"}rgaret`],
  ["a word that is too long", "a".repeat(61)],
  ["an empty name", " "],
])("refuses %s", (_what, name) => {
  expect(isPlainName(name)).toBe(false);
});
