import SwiftUI

struct CometView: View {
    @ObservedObject var comet: Comet

    var body: some View {
        Text("\(comet.tail)")
    }
}
