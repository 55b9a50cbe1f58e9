import SwiftUI

@Observable
final class M {
    var name = ""
    static let shared = M()
    static func make() -> M { M() }
    var me: M { self }
}
final class Box<T> { let value: T; init(_ v: T) { value = v } }
struct Deps { let m: M; var opt: M?; var arr: [M]; var dict: [String: M]; var tuple: (m: M, n: Int); var make: () -> M }
enum Route { case detail(M), other }

struct Leaf: View { @Environment(M.self) var m; var body: some View { Text(m.name) } }

struct Root: View {
    @State private var m = M()
    let deps: Deps
    let box: Box<M>
    let flag: Bool
    let route: Route

    var body: some View {
        VStack {
            Leaf().environment(m)
            Leaf().environment(self.m)
            Leaf().environment(deps.m)
            Leaf().environment(self.deps.m.me)
            Leaf().environment(M.shared)
            Leaf().environment(M())
            Leaf().environment(M.make())
        }
        VStack {
            Leaf().environment(box.value)
            Leaf().environment(flag ? m : deps.m)
            Leaf().environment(m as M)
            Leaf().environment(deps.opt!)
            Leaf().environment(deps.opt ?? m)
            Leaf().environment(deps.arr[0])
            Leaf().environment(deps.dict["a"]!)
            Leaf().environment(deps.dict["a", default: M()])
        }
        VStack {
            Leaf().environment(deps.tuple.m)
            Leaf().environment(deps.tuple.0)
            Leaf().environment(deps.make())
            Leaf().environment(deps.arr.first!)
            Leaf().environment({ M() }())
            Leaf().environment(self.make(M()))
            Leaf().environment((m))
        }
        if let o = deps.opt { Leaf().environment(o) }
        if let o = deps.arr.first(where: { $0.name == "" }) { Leaf().environment(o) }
        switch route {
        case .detail(let x): Leaf().environment(x)
        case .other: EmptyView()
        }
        if case let .detail(y) = route { Leaf().environment(y) }
        let loc = M()
        Leaf().environment(loc)
        let loc2: M = .shared
        Leaf().environment(loc2)
        ForEach(deps.arr.indices, id: \.self) { i in Leaf().environment(deps.arr[i]) }
        ForEach(deps.arr, id: \.name) { each in Leaf().environment(each) }
        ForEach(deps.arr, id: \.name) { Leaf().environment($0) }
    }
    func make<T>(_ t: T) -> T { t }
    func param(_ p: M) -> some View { Leaf().environment(p) }
    func gen<T: ObservableObject>(_ p: T) -> some View { Leaf().environmentObject(p) }
    func tup() -> some View { let (a, _) = (M(), 1); return Leaf().environment(a) }
}
