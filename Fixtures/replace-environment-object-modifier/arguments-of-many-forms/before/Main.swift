import SwiftUI

final class M: ObservableObject {
    @Published var name = ""
    static let shared = M()
    static func make() -> M { M() }
    var me: M { self }
}
final class Box<T> { let value: T; init(_ v: T) { value = v } }
struct Deps { let m: M; var opt: M?; var arr: [M]; var dict: [String: M]; var tuple: (m: M, n: Int); var make: () -> M }
enum Route { case detail(M), other }

struct Leaf: View { @EnvironmentObject var m: M; var body: some View { Text(m.name) } }

struct Root: View {
    @StateObject private var m = M()
    let deps: Deps
    let box: Box<M>
    let flag: Bool
    let route: Route

    var body: some View {
        VStack {
            Leaf().environmentObject(m)
            Leaf().environmentObject(self.m)
            Leaf().environmentObject(deps.m)
            Leaf().environmentObject(self.deps.m.me)
            Leaf().environmentObject(M.shared)
            Leaf().environmentObject(M())
            Leaf().environmentObject(M.make())
        }
        VStack {
            Leaf().environmentObject(box.value)
            Leaf().environmentObject(flag ? m : deps.m)
            Leaf().environmentObject(m as M)
            Leaf().environmentObject(deps.opt!)
            Leaf().environmentObject(deps.opt ?? m)
            Leaf().environmentObject(deps.arr[0])
            Leaf().environmentObject(deps.dict["a"]!)
            Leaf().environmentObject(deps.dict["a", default: M()])
        }
        VStack {
            Leaf().environmentObject(deps.tuple.m)
            Leaf().environmentObject(deps.tuple.0)
            Leaf().environmentObject(deps.make())
            Leaf().environmentObject(deps.arr.first!)
            Leaf().environmentObject({ M() }())
            Leaf().environmentObject(self.make(M()))
            Leaf().environmentObject((m))
        }
        if let o = deps.opt { Leaf().environmentObject(o) }
        if let o = deps.arr.first(where: { $0.name == "" }) { Leaf().environmentObject(o) }
        switch route {
        case .detail(let x): Leaf().environmentObject(x)
        case .other: EmptyView()
        }
        if case let .detail(y) = route { Leaf().environmentObject(y) }
        let loc = M()
        Leaf().environmentObject(loc)
        let loc2: M = .shared
        Leaf().environmentObject(loc2)
        ForEach(deps.arr.indices, id: \.self) { i in Leaf().environmentObject(deps.arr[i]) }
        ForEach(deps.arr, id: \.name) { each in Leaf().environmentObject(each) }
        ForEach(deps.arr, id: \.name) { Leaf().environmentObject($0) }
    }
    func make<T>(_ t: T) -> T { t }
    func param(_ p: M) -> some View { Leaf().environmentObject(p) }
    func gen<T: ObservableObject>(_ p: T) -> some View { Leaf().environmentObject(p) }
    func tup() -> some View { let (a, _) = (M(), 1); return Leaf().environmentObject(a) }
}
