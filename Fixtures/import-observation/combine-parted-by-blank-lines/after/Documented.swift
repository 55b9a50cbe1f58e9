// The header.

import SwiftUI

@Observable
final class Documented {
    var count = 0
}
