import SwiftUI

public struct ShelvesView: View {
    @Environment(Shelves.self) public var shelves

    public init() {}

    public var body: some View {
        Text("\(shelves.books)")
    }
}
