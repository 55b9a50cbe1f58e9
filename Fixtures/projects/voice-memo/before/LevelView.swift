import SwiftUI

struct LevelView: View {
    let level: Float

    var body: some View {
        Text("\(level)")
    }
}
