import SwiftUI
struct Use: View {
    var body: some View { B(t: "a"); B(m: M()); C(t: "x"); D(t: "y").using(.shared); A(t: "x") }
}
