import SwiftUI

final class M: ObservableObject { @Published var name = ""; init(_ s: String = "") { name = s } }
struct A: View {
    @StateObject private var m: M
    @State private var draft: String
    let k: Int
    init(s: String) {
        _m = StateObject(wrappedValue: M(s))
        _draft = State(initialValue: _m.wrappedValue.name)
        k = 1
    }
    var body: some View { Text(m.name + draft) }
}
struct B: View {
    @ObservedObject var m: M
    let title: String
    init(m: M) {
        _m = ObservedObject(wrappedValue: m)
        title = _m.wrappedValue.name
    }
    var body: some View { TextField(title, text: $m.name) }
}
struct C: View {
    @ObservedObject var m: M
    @State var draft: String
    let title: String
    init(m: M) {
        self._m = ObservedObject(wrappedValue: m)
        self._draft = State(wrappedValue: self._m.wrappedValue.name)
        title = ""
    }
    var body: some View { TextField(title, text: $draft) }
}
struct D: View {
    @ObservedObject var m: M
    @Binding var t: String
    let z: Int
    init(m: M) {
        _m = ObservedObject(wrappedValue: m)
        _t = _m.projectedValue.name
        z = 1
    }
    var body: some View { TextField("", text: $t) }
}
