import type { EditorialPage } from '../catalogue.schema.ts'
import { facts, heading, links, list, paragraph } from './page-block.ts'

export const PRIVACY_POLICY_PAGE: EditorialPage = {
  slug: 'privacy-policy',
  URL: '/privacy-policy',
  title: 'Informativa sulla privacy',
  standfirst: 'Quali dati trattiamo, perché, per quanto tempo e come esercitare i tuoi diritti.',
  updatedAt: '2026-10-05T09:30:00.000+02:00',
  blocks: [
    heading('Chi tratta i dati'),
    paragraph(
      'Titolare del trattamento è Editoriale Libertà S.p.A., via Benedettine 68, 29121 Piacenza, telefono 0523 393939. Le richieste in materia di dati personali si inviano a questo indirizzo o con il modulo dei contatti, indicando «privacy» nell’oggetto.',
    ),
    heading('Quali dati e perché'),
    facts('I trattamenti', [
      [
        'Navigazione',
        'Indirizzo di rete, pagina richiesta e ora, per far funzionare e proteggere il sito: legittimo interesse.',
      ],
      [
        'Account',
        'Nome, cognome, posta elettronica e, se c’è, immagine del profilo, ricevuti dal servizio di accesso: contratto.',
      ],
      ['Articoli salvati e interessi', 'L’elenco che compili tu, per mostrartelo: contratto.'],
      ['Newsletter', 'L’indirizzo a cui spedirla, finché resti nell’elenco: consenso.'],
      ['Lettere e segnalazioni', 'Ciò che scrivi e i recapiti per risponderti: tua richiesta.'],
      [
        'Sondaggi',
        'La risposta, legata all’account o a un cookie tecnico di cui teniamo solo l’impronta, per contare un voto per lettore: legittimo interesse.',
      ],
    ]),
    heading('Per quanto tempo'),
    list(
      'I registri tecnici si conservano per trenta giorni.',
      'I dati dell’account restano finché l’account esiste: si cancellano quando lo chiudi dall’area riservata.',
      'Un voto resta nel conteggio anche dopo, ma non è più di nessuno.',
      'Le lettere non pubblicate si eliminano dopo un anno.',
      'I documenti fiscali degli abbonamenti si tengono per dieci anni, come prevede la legge.',
    ),
    heading('A chi li comunichiamo'),
    paragraph(
      'Ai fornitori che lavorano per noi, nominati responsabili: chi ospita i server, chi spedisce le newsletter, chi incassa i pagamenti. Non vendiamo elenchi di lettori. Se un fornitore sta fuori dall’Unione europea, il trasferimento avviene con le garanzie previste dal regolamento.',
    ),
    heading('I tuoi diritti'),
    paragraph(
      'Puoi chiedere una copia dei dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da una macchina, opporti. Il consenso si ritira con la stessa facilità con cui si dà, dall’area riservata. Chi ritiene leso un proprio diritto può rivolgersi al Garante per la protezione dei dati personali.',
    ),
    paragraph(
      'L’attività giornalistica segue inoltre le regole deontologiche dei giornalisti: a quei trattamenti si applica il Codice in materia di protezione dei dati personali, con le sue deroghe.',
    ),
    links(
      ['Cookie policy', '/policy'],
      ['Privacy, testi e foto', '/privacy-testi-e-foto'],
      ['Garante privacy', 'https://www.garanteprivacy.it'],
    ),
  ],
}
