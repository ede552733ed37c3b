/** A tax document's history, as sentences. */

import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { HistoryEntry } from '../auditLogs/auditLog.graphql.ts';
import { HistoryConnection, historyConnection } from '../auditLogs/history.graphql.ts';
import { TaxDocument } from './taxDocument.graphql.ts';

builder.prismaObjectField('TaxDocument', 'history', (t) =>
  t.connection(
    {
      type: HistoryEntry,
      description: 'What happened to this document, newest first.',
      authScopes: { anyRole: PAYROLL_READERS },
      resolve: (document, args, context, info) =>
        historyConnection({ entityType: 'TaxDocument', entityId: document.id }, args, context, info),
    },
    HistoryConnection,
  ),
);

builder.prismaObjectFields(TaxDocument, (t) => ({
  viewerCanReadHistory: t.withAuth({ signedIn: true }).boolean({
    description: 'Whether the viewer may read what happened to this document.',
    resolve: (_document, _args, { viewer }) => hasAnyRole(viewer, PAYROLL_READERS),
  }),
}));
