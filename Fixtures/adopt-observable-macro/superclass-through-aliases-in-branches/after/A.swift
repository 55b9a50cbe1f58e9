import SwiftUI

#if os(iOS)
typealias PlatformBase = TouchBase
#else
typealias PlatformBase = MouseBase
#endif
@Observable
class TouchBase { var t = 0 }
@Observable
class MouseBase { var m = 0 }
@Observable
final class Model: PlatformBase { var n = 0 }
struct V: View {
    @State var h = Model()
    var body: some View { Stepper("", value: $h.n) }
}
