/**
 * @generated SignedSource<<916a754df19ba233967e1a99581606cb>>
 * @relayHash d427e6ad5c89113af83bf6fb08936cc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c6167196cd1878e3742255a1daa497074bdd8b2443aef87d032f19a6c3b13f

import { ConcreteRequest } from 'relay-runtime';
export type openInvitationQuery$variables = {
  token: string;
};
export type openInvitationQuery$data = {
  readonly result: {
    readonly companyName: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null | undefined;
};
export type openInvitationQuery = {
  response: openInvitationQuery$data;
  variables: openInvitationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "OpenInvitation",
    "kind": "LinkedField",
    "name": "openInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openInvitationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openInvitationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "44c6167196cd1878e3742255a1daa497074bdd8b2443aef87d032f19a6c3b13f",
    "metadata": {},
    "name": "openInvitationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2380ba973af1a37356c6b753e05f59d2";

export default node;
