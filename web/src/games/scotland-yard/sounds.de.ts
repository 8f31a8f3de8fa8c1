// What the sounds of Scotland Yard are called in German, by their English labels.

export const de: Readonly<Record<string, string>> = {
  'Everyone is put on the map': 'Alle kommen auf den Stadtplan',
  'By taxi': 'Mit dem Taxi',
  'By bus': 'Mit dem Bus',
  'By underground': 'Mit der U-Bahn',
  'With a black ticket': 'Mit einem schwarzen Ticket',
  'By ferry': 'Mit der Fähre',
  'A double move': 'Ein Doppelzug',
  'Mister X shows himself': 'Mister X zeigt sich',
  'Somebody looks where he is': 'Jemand sieht nach, wo er ist',
  'Somebody cannot move': 'Jemand kann nicht ziehen',
  'Mister X is caught': 'Mister X ist gefangen',
  'Mister X has got away': 'Mister X ist entkommen',
};
