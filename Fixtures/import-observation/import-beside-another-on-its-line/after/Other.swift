import Combine; import SwiftUI

@Observable
final class Other {
    var count = 0
}
