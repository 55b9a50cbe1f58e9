import SwiftUI

struct TurnstileView: View {
    var turnstile: Turnstile
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("\(turnstile.visitors)")
            Gate { turnstile.enter() }
            Gate(onTap: turnstile.enter)
        }
        .onTapGesture { turnstile.enter() }
        .task { turnstile.enter() }
        .onChange(of: turnstile.isOpen) { turnstile.enter() }
        .onDisappear(perform: turnstile.enter)
    }
}

struct Gate: View {
    let onTap: () -> Void

    var body: some View {
        Button("Gate") { onTap() }
    }
}
