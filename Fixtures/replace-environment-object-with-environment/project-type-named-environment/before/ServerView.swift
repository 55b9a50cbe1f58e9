import SwiftUI

struct ServerView: View {
    @EnvironmentObject private var server: Server

    var body: some View {
        Text(server.environment == .staging ? "staging" : "production")
    }
}
