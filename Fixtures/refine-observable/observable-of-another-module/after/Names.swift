import SwiftUI

protocol Naming: AnyObject, Observable {
    var name: String { get }
}

@Observable
final class Names: Naming {
    var name = ""
}
