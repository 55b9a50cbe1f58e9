import SwiftUI

struct LoginGate: View {
    var session: LoginSession?
    let fallback: LoginSession?

    var body: some View {
        if let session {
            Text("Home").environment(session)
        } else if let guest = fallback {
            Text("Guest").environment(guest)
        }
    }
}
