import SwiftUI

final class Flag: ObservableObject {
    @Published var a = 1
    #if DEBUG
    @Published
    #else
    @Published
    #endif
    var b = 2
}

struct FlagView: View {
    @ObservedObject var flag: Flag

    var body: some View { Text("\(flag.a) \(flag.b)") }
}
