import SwiftUI

struct ServerView: View {
    @SwiftUI.Environment(Server.self) private var server

    var body: some View {
        Text(server.environment == .staging ? "staging" : "production")
    }
}
