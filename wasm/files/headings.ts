// SPDX-License-Identifier: GPL-3.0-or-later
/** Names of columns that say what their cells are, in many languages. */

import { PEOPLE } from "./people.js";

const heading = (...words: string[]) => new RegExp(`^(?:${words.join("|")})$`, "iu");

/** Beside one of the words for people also a word for a name alone: "Patiëntnaam", "nom du patient"; or a part of a name. */
const OF_PEOPLE = heading(
  `(?:${PEOPLE}|staff|teacher)(?:'?s)?[ _.-]?(?:names?|naam|namen?|namn|navn)`,
  `(?:names?|naam|namen?|namn|navn|nom|nombre|nome)[ _.-](?:of|van|der|des|de[rls]?|du|da|do|dell[ao]|av|til)?[ _.-]?(?:the |la |los |las |les )?(?:${PEOPLE})\\p{L}{0,3}`,
  "(?:full|first|last|given|family|sur|voor|achter|vor|nach|familien|roepn?|efter|för|for|etter)[ _.-]?na(?:me|am|mn|vn)e?n?",
  "pr[ée]noms?|nom(?: de famille|_complet)|apellidos?|cognome|sobrenome|imi[ęe]|nazwisko|p[řr][ií]jmen[ií]|vezet[ée]kn[ée]v|keresztn[ée]v",
  "prezime|prenume|soyad[ıi]?|ad[ıi]? ?soyad[ıi]?|etunimi|sukunimi|фамилия|ім'я та прізвище|прізвище|επώνυμο|姓名|氏名|이름|성명|họ(?: và)? tên",
);
/** It does not say whose they are. */
const OF_ANY = heading(
  "name|naam|names|namn|navn|nom|nombres?|nome|jm[ée]no|n[ée]v|ime|nume|isim|nimi|имя|ім'я|όνομα|名前|الاسم|שם|ชื่อ",
);

/** Whether such a column has names: of people, or nobody can tell of whom. */
export function namesIn(name: string): "of people" | "of any" | undefined {
  const own = name.trim();
  return OF_PEOPLE.test(own) ? "of people" : OF_ANY.test(own) ? "of any" : undefined;
}

const POSTCODE = heading(
  "(?:home|patient|person|school|work)?[ _.-]?(?:zip|post(?:al)?)[ _.-]?(?:codes?)?(?: ?\\+ ?4)?|zcta5?|eircode|pin ?code|p\\.?l\\.?z\\.?|postleitzahl(?:en)?",
  "code[ _.-]?postal|c\\.?p\\.?|c\\.?a\\.?p\\.?|codice(?: di avviamento)? postale|c[óo]digo[ _.-]?postal|cep|kod[ _.-]?pocztowy|psč|(?:poštovní )?směrovací číslo",
  "ir[áa]ny[íi]t[óo]sz[áa]m|irsz\\.?|postn(?:umme)?r|postinumero|sihtnumber|pasta indekss|pašto kodas|poštna številka|poštanski broj|cod[ _.-]?poștal|posta kodu",
  "(?:почтовый |поштовий )?[иі]ндекс|пощенски код|τ\\.?κ\\.?|ταχυδρομικός κώδικας|郵便番号|우편번호|邮编|邮政编码|郵遞區號|מיקוד|الرمز البريدي|รหัสไปรษณีย์|mã bưu (?:chính|điện)|kode pos|poskod",
);

export const isPostcodeHeading = (name: string): boolean => POSTCODE.test(name.trim());

const WEIGHTS = heading(
  "[apfi]we?i?ghts?|(?:survey|sampl(?:e|ing)|design|person|household|hh|final|post-?strat(?:ification)?|expansion|analysis|calibration|raking|raked|trimmed|normali[sz]ed|probability)[ _.-]?(?:weights?|wgts?|wts?|factor)",
  "(?:weight|wgt|wt)[ _.-]?(?:final|full|pers(?:on)?|hh|cal|trim|rake|norm)|pwgtp|wtfinl|perwt|hhwt|anweight|pspwght|dweight|pweight|gewichtung(?:sfaktor)?|hochrechnungsfaktor",
  "weegfactor|wegingsfactor|weging|steekproefgewicht|(?:coefficient de )?pond[ée]ration|ponderaci[óo]n|factor(?:es)? de (?:expansi[óo]n|ponderaci[óo]n)|fexp|fac[ _]?exp|pondera[çc][ãa]o",
  "fator de (?:expans[ãa]o|pondera[çc][ãa]o)|(?:coefficiente di )?ponderazione|peso campionario|viktning|vægtning|vekting|painokerroin|súlyváltozó|весовой коэффициент|коэффициент взвешивания",
  "συντελεστής στάθμισης|ağırlık katsayısı|权重|權重|ウェイト|ウエイト|가중치|الترجيح",
);
/** Kilograms have the same name. */
const WEIGHTS_OR_KILOGRAMS = heading(
  "w|wt|wgt|weights?|gewicht|poids|peso|pes|waga|váha|váhy|vikt|vægt|vekt|paino|súly|вес|вага|тегло|βάρος|ağırlık|重み|وزن|משקל",
);

/** Whether such a column has weights of a survey, or only may have them. */
export function weightsIn(name: string): "surely" | "perhaps" | undefined {
  const own = name.trim();
  return WEIGHTS.test(own) ? "surely" : WEIGHTS_OR_KILOGRAMS.test(own) ? "perhaps" : undefined;
}
