import SwiftUI

@Observable
final class Flag {
    var a = 1
    #if DEBUG
    #else
    #endif
    var b = 2
}

struct FlagView: View {
    var flag: Flag

    var body: some View { Text("\(flag.a) \(flag.b)") }
}
