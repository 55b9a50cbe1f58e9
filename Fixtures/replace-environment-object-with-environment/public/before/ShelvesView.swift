import SwiftUI

public struct ShelvesView: View {
    @EnvironmentObject public var shelves: Shelves

    public init() {}

    public var body: some View {
        Text("\(shelves.books)")
    }
}
