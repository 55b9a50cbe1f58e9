import SwiftUI

#if os(iOS)
typealias PlatformBase = TouchBase
#else
typealias PlatformBase = MouseBase
#endif
class TouchBase: ObservableObject { @Published var t = 0 }
class MouseBase: ObservableObject { @Published var m = 0 }
final class Model: PlatformBase { @Published var n = 0 }
struct V: View {
    @StateObject var h = Model()
    var body: some View { Stepper("", value: $h.n) }
}
