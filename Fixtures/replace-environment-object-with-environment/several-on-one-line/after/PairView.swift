import SwiftUI

struct PairView: View {
    @Environment(Salt.self) var salt; @Environment(Pepper.self) var pepper

    var body: some View {
        Text("\(salt.grams + pepper.grams)")
    }
}
