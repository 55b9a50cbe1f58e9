import SwiftUI

public final class Pub: ObservableObject {
    @Published public var n = 0
    @inlinable public init() {}
}
public struct V: View {
    @StateObject var p = Pub()
    public var body: some View { Text("\(p.n)") }
}
