/**
 * @generated SignedSource<<32949cb36e62e792cc4693f7e8c191f9>>
 * @relayHash a37ac2aa0cc23aec5609754ae501c83e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 253c47eaf536c41c3a9c503f8c964815944b07a0573b2b31554d58b2c8b64387

import { ConcreteRequest } from 'relay-runtime';
export type useVerifyLedgerMutation$variables = Record<PropertyKey, never>;
export type useVerifyLedgerMutation$data = {
  readonly result: {
    readonly verification: {
      readonly entries: number;
      readonly intact: boolean;
      readonly payees: number;
      readonly summary: string;
      readonly verifiedAt: string;
    };
  } | null | undefined;
};
export type useVerifyLedgerMutation = {
  response: useVerifyLedgerMutation$data;
  variables: useVerifyLedgerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": "CheckLedgerPayload",
    "kind": "LinkedField",
    "name": "checkLedger",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LedgerVerification",
        "kind": "LinkedField",
        "name": "verification",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "intact",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payees",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verifiedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVerifyLedgerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVerifyLedgerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "253c47eaf536c41c3a9c503f8c964815944b07a0573b2b31554d58b2c8b64387",
    "metadata": {},
    "name": "useVerifyLedgerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2251b00ef915ff9fff7b0ed446a20bee";

export default node;
