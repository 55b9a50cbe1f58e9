import SwiftUI

protocol Naming: ObservableObject {
    var name: String { get }
}

final class Names: Naming {
    @Published var name = ""
}
