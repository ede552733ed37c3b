/**
 * @generated SignedSource<<b3553d27c9fe78c925e9974049ef51b9>>
 * @relayHash fd36688cb3989d2ef66f30e5844e5ca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e992eaab75fcc7c58ad3b7f1336ca1355b6ab41c724ee39a381859ca5546c3f

import { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordWithTokenInput = {
  newPassword: string;
  token: string;
};
export type resetWithLinkMutation$variables = {
  input: ResetPasswordWithTokenInput;
};
export type resetWithLinkMutation$data = {
  readonly result: {
    readonly issues?: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message?: string;
  } | null | undefined;
};
export type resetWithLinkMutation = {
  response: resetWithLinkMutation$data;
  variables: resetWithLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Error",
  "abstractKey": "__isError"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ValidationIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "resetWithLinkMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resetPasswordWithToken",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "resetWithLinkMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resetPasswordWithToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e992eaab75fcc7c58ad3b7f1336ca1355b6ab41c724ee39a381859ca5546c3f",
    "metadata": {},
    "name": "resetWithLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29ac86684bcc0c56a4a69efde89b958b";

export default node;
