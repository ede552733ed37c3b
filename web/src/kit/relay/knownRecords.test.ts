import { createOperationDescriptor, type GraphQLResponse, getRequest, Network } from 'relay-runtime';
import { expect, it } from 'vitest';
import auditLog from '../../__generated__/AuditLogDialogQuery.graphql';
import auditLogs from '../../__generated__/AuditLogsScreenQuery.graphql';
import { createEnvironment } from './environment';

const ID = 'AuditLog_01900000-0000-7000-8000-000000000001';

it('finds a record that a list has loaded, without a request', () => {
  const environment = createEnvironment(Network.create(() => new Promise<GraphQLResponse>(() => undefined)));
  const read = (id: string) =>
    environment.lookup(createOperationDescriptor(getRequest(auditLog), { id }).fragment).data as {
      node?: object;
    };
  expect(read(ID).node).toBeUndefined();
  const entry = { __typename: 'AuditLog', id: ID, action: 'USER_LOGIN' };
  environment.commitPayload(createOperationDescriptor(getRequest(auditLogs), { first: 1 }), {
    auditLogs: { edges: [{ node: entry, cursor: 'a' }] },
  });
  environment.check(createOperationDescriptor(getRequest(auditLog), { id: ID }));
  expect(read(ID).node).toBeTruthy();
  expect(read('AuditLog_01900000-0000-7000-8000-000000000002').node).toBeUndefined();
});
