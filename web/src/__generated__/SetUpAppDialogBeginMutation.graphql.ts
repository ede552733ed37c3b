/**
 * @generated SignedSource<<bc7bca5ea5f80c169b413d52dd1490ff>>
 * @relayHash 9e9c6d816d08e45bc2d328845cbc29f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af955a656f3110dad9dcb6d1c3beec3e04d973caaacf0eab9209e8472345c7dc

import { ConcreteRequest } from 'relay-runtime';
export type SetUpAppDialogBeginMutation$variables = Record<PropertyKey, never>;
export type SetUpAppDialogBeginMutation$data = {
  readonly result: {
    readonly __typename: "BeginAuthenticatorAppPayload";
    readonly address: string;
    readonly secret: string;
  } | {
    readonly __typename: "ConflictError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type SetUpAppDialogBeginMutation = {
  response: SetUpAppDialogBeginMutation$data;
  variables: SetUpAppDialogBeginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "beginAuthenticatorApp",
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
        "type": "ConflictError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          }
        ],
        "type": "BeginAuthenticatorAppPayload",
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
    "name": "SetUpAppDialogBeginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetUpAppDialogBeginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "af955a656f3110dad9dcb6d1c3beec3e04d973caaacf0eab9209e8472345c7dc",
    "metadata": {},
    "name": "SetUpAppDialogBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a893f7b90ce3a6e736fad91f3317e25";

export default node;
