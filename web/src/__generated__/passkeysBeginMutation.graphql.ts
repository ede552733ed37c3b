/**
 * @generated SignedSource<<f9697369c51a7ac43ae304984e180ebf>>
 * @relayHash 6c20031f0b3167b30a21e637cb6986fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5279a68120bdcbf033bfc09d4d8d7206e5b5f7e1d9369c0383f4f31ed8a6dcbd

import { ConcreteRequest } from 'relay-runtime';
export type passkeysBeginMutation$variables = Record<PropertyKey, never>;
export type passkeysBeginMutation$data = {
  readonly result: {
    readonly message?: string;
    readonly options?: string;
  } | null | undefined;
};
export type passkeysBeginMutation = {
  response: passkeysBeginMutation$data;
  variables: passkeysBeginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v1 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    }
  ],
  "type": "PasskeyOptionsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysBeginMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginPasskey",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passkeysBeginMutation",
    "selections": [
      {
        "alias": "result",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginPasskey",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5279a68120bdcbf033bfc09d4d8d7206e5b5f7e1d9369c0383f4f31ed8a6dcbd",
    "metadata": {},
    "name": "passkeysBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdee46ff539f94642c62f04d17399b61";

export default node;
