import SwiftUI

struct TideView: View {
    @EnvironmentObject
    private var tide: Tide

    var body: some View {
        Text("\(tide.height)")
    }
}
