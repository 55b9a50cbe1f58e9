import SwiftUI

struct Use: View {
    var body: some View {
        A(title: "a")
        B(title: "a")
        C(title: "a")
        C(title: "a", m: .shared)
        D(title: "d")
        E(title: "e")
        F(title: "f")
        G(m: M(), title: "g")
        H(title: "h")
        H(m: M(), title: "h")
        I(title: "i")
    }
}
