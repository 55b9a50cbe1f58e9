import Extras
import SwiftUI

struct QueueView: View {
    @EnvironmentObject.Optional private var queue: Queue?
    @SwiftUI.StateObject.Lazy var theme: Theme
    @StateObject private var volume = Volume()

    var body: some View {
        Text("\(queue?.length ?? 0) \(theme.name)")
        Slider(value: $volume.level)
    }
}
