/**
 * @generated SignedSource<<3d95aab8c4c23b932289147fdf92dca8>>
 * @relayHash 70567a59736db477abc5c5ff3405ad4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdc0376ad7ba9a3a73f310af2318dbcea1369198275ddb71a0b1a5a29d2dfe52

import { ConcreteRequest } from 'relay-runtime';
export type passkeysBeginSignInMutation$variables = Record<PropertyKey, never>;
export type passkeysBeginSignInMutation$data = {
  readonly result: {
    readonly options: string;
  } | null | undefined;
};
export type passkeysBeginSignInMutation = {
  response: passkeysBeginSignInMutation$data;
  variables: passkeysBeginSignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": null,
    "concreteType": "PasskeyOptionsPayload",
    "kind": "LinkedField",
    "name": "beginPasskeySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "passkeysBeginSignInMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passkeysBeginSignInMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cdc0376ad7ba9a3a73f310af2318dbcea1369198275ddb71a0b1a5a29d2dfe52",
    "metadata": {},
    "name": "passkeysBeginSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d3ff537cd906f1d0bd0f897570c3937";

export default node;
