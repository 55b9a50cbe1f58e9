import SwiftUI

struct TideView: View {
    @Environment(Tide.self)
    private var tide

    var body: some View {
        Text("\(tide.height)")
    }
}
