import SwiftUI

struct HerbariumView: View {
    @EnvironmentObject private var herbarium: /* set by the app */ Herbarium

    var body: some View {
        Text("\(herbarium.leaves)")
    }
}
