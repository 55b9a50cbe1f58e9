import SwiftUI

struct GreetingView: View {
    @StateObject private var session = SessionStore.shared

    var body: some View {
        Text(session.user ?? "Hello")
    }
}
