import SwiftUI

struct TurnstileView: View {
    var turnstile: Turnstile

    var body: some View {
        VStack {
            Text("\(turnstile.visitors)")
            Button("Enter") { turnstile.enter() }
            Button("Enter twice", action: turnstile.enter)
        }
        .onAppear { turnstile.enter() }
    }
}
