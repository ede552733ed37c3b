/**
 * @generated SignedSource<<cd7a711ac37f82a2bfc23c9e0e04b5af>>
 * @relayHash ac0d27798a716796f880d902d8074268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a83552642e25c93638cabd0d31ef2763e212f6bf7dd8c94357576a6a431ff9a9

import { ConcreteRequest } from 'relay-runtime';
export type NewCodesDialogMutation$variables = Record<PropertyKey, never>;
export type NewCodesDialogMutation$data = {
  readonly result: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "RecoveryCodesPayload";
    readonly recoveryCodes: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type NewCodesDialogMutation = {
  response: NewCodesDialogMutation$data;
  variables: NewCodesDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "renewRecoveryCodes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
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
        "type": "NotFoundError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recoveryCodes",
            "storageKey": null
          }
        ],
        "type": "RecoveryCodesPayload",
        "abstractKey": null
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
    "name": "NewCodesDialogMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewCodesDialogMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a83552642e25c93638cabd0d31ef2763e212f6bf7dd8c94357576a6a431ff9a9",
    "metadata": {},
    "name": "NewCodesDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30f9ea72eed623db18cd270a84b25174";

export default node;
