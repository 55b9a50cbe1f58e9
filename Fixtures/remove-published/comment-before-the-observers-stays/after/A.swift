import SwiftUI

final class M: ObservableObject
{
    @Published var page = 0 // zero-based
    {
        didSet { total += page }
    }
    @Published var total: Int = 0 /* sum */
    {
        willSet { print(newValue) }
    }
    @Published
    var name: String = "" // shown on top
    {
        didSet
        {
            page = 0
        }
    }
}
struct V: View {
    @StateObject var m = M()
    var body: some View { TextField("", text: $m.name) }
}
