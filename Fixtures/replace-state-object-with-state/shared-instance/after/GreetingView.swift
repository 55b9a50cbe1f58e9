import SwiftUI

struct GreetingView: View {
    @State private var session = SessionStore.shared

    var body: some View {
        Text(session.user ?? "Hello")
    }
}
