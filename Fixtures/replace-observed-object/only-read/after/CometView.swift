import SwiftUI

struct CometView: View {
    var comet: Comet

    var body: some View {
        Text("\(comet.tail)")
    }
}
