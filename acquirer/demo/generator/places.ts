/** A city with the zip code of its centre and its province. */
export interface City {
  readonly city: string;
  readonly zip: string;
  readonly district: string;
}

const city = (name: string, zip: string, district: string): City => ({
  city: name,
  zip,
  district,
});

export const cities = [
  city('Milano', '20121', 'MI'),
  city('Roma', '00184', 'RM'),
  city('Torino', '10121', 'TO'),
  city('Bologna', '40121', 'BO'),
  city('Firenze', '50122', 'FI'),
  city('Napoli', '80121', 'NA'),
  city('Genova', '16121', 'GE'),
  city('Verona', '37121', 'VR'),
  city('Padova', '35121', 'PD'),
  city('Venezia', '30121', 'VE'),
  city('Bari', '70121', 'BA'),
  city('Palermo', '90133', 'PA'),
  city('Catania', '95124', 'CT'),
  city('Cagliari', '09124', 'CA'),
  city('Trieste', '34121', 'TS'),
  city('Brescia', '25121', 'BS'),
  city('Bergamo', '24121', 'BG'),
  city('Monza', '20900', 'MB'),
  city('Como', '22100', 'CO'),
  city('Varese', '21100', 'VA'),
  city('Parma', '43121', 'PR'),
  city('Modena', '41121', 'MO'),
  city('Reggio Emilia', '42121', 'RE'),
  city('Ferrara', '44121', 'FE'),
  city('Ravenna', '48121', 'RA'),
  city('Rimini', '47921', 'RN'),
  city('Ancona', '60121', 'AN'),
  city('Perugia', '06121', 'PG'),
  city('Pescara', '65121', 'PE'),
  city('Pisa', '56125', 'PI'),
  city('Lucca', '55100', 'LU'),
  city('Siena', '53100', 'SI'),
  city('La Spezia', '19121', 'SP'),
  city('Trento', '38122', 'TN'),
  city('Bolzano', '39100', 'BZ'),
  city('Udine', '33100', 'UD'),
  city('Salerno', '84121', 'SA'),
  city('Lecce', '73100', 'LE'),
  city('Cosenza', '87100', 'CS'),
  city('L’Aquila', '67100', 'AQ'),
] as const satisfies readonly City[];

export const streets = [
  'Via Roma',
  'Corso Garibaldi',
  'Via Mazzini',
  'Piazza Cavour',
  'Via Dante Alighieri',
  'Corso Italia',
  'Via Verdi',
  'Viale della Libertà',
  'Via XX Settembre',
  'Corso Vittorio Emanuele II',
  'Via Marconi',
  'Piazza della Repubblica',
  'Via San Francesco',
  'Via Leonardo da Vinci',
  'Viale Europa',
  'Via dei Mille',
  'Via Cesare Battisti',
  'Largo Augusto Righi',
  'Via IV Novembre',
  'Via Galileo Galilei',
] as const;
