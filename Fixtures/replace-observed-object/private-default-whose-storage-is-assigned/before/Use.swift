import SwiftUI
struct Use: View {
    var body: some View { B(t: "a"); B(m: M()); B(m: M(), t: "x") }
}
