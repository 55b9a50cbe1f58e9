import SwiftUI

import Foundation

@Observable
final class Middle {
    var count = 0
}
