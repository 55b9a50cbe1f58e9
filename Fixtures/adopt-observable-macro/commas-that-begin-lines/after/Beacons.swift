import Foundation
import Observation

@Observable
class Beacon
    : NSObject
    // observing
    // identity
    , Identifiable
{
    var isLit = false
}

@Observable
class Lantern: // observing
    Identifiable { // identity
    var isLit = false
}

@Observable
class Torch: NSObject // observing
    , Identifiable {
    var isLit = false
}

@Observable
class Candle
    : NSObject
{
    var isLit = false
}

@Observable
class Match
    : NSObject {
    var isLit = false
}

@Observable
class Ember
    : NSObject
    // observing
    {
    var isLit = false
}

@Observable
class Spark
    : NSObject // observing
    , Identifiable
{
    var isLit = false
}

@Observable
class Glow
    : NSObject
    , Identifiable
{
    var isLit = false
}
