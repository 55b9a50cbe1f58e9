import SwiftUI

struct PairView: View {
    @EnvironmentObject var salt: Salt; @EnvironmentObject var pepper: Pepper

    var body: some View {
        Text("\(salt.grams + pepper.grams)")
    }
}
