import SwiftModel

/// Names of other modules whose kind matters.
enum KnownTypes {
  /// A value type of the standard library or of Foundation, or a collection of the packages in common use.
  static func isStandardValue(_ name: String) -> Bool {
    isPlainValue(name) || genericCollections.contains(name) || StandardCollections.ofElements.contains(name)
  }

  private static let genericCollections: Set<String> = [
    "Dictionary", "OrderedDictionary", "IdentifiedArray",
  ]

  /// A value type of the standard library or of Foundation that is not generic.
  static func isPlainValue(_ name: String) -> Bool {
    isBuiltInValue(name) || valuesOfFoundation.contains(name)
  }

  /// A value type of the standard library that is not generic: no import is needed for it.
  static func isBuiltInValue(_ name: String) -> Bool { builtInValues.contains(name) }

  private static let builtInValues: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "Bool", "String", "Character", "Substring", "Hasher",
  ]

  private static let valuesOfFoundation: Set<String> = [
    "CGFloat", "Data", "Date", "URL", "UUID", "IndexSet", "CGPoint", "CGSize", "CGRect", "Decimal",
    "DateComponents", "AttributedString", "IndexPath", "NavigationPath",
  ]

  /// A value type of Apple's frameworks, a class whose objects never change, or one that shows nothing of itself.
  static func staysTheSame(_ name: String) -> Bool {
    if unchanging.contains(name) || unchangingObjects.contains(name) { return true }
    return [
      "Status", "Mode", "Style", "Error", "Options", "Orientation", "Category", "Logger", "Flags", "Mask",
      "Identifier",
    ].contains(where: name.hasSuffix)
  }

  private static let unchanging: Set<String> = [
    "Binding", "Color", "Image", "Font", "Text", "LocalizedStringKey", "LocalizedStringResource", "Angle",
    "EdgeInsets",
    "Edge", "Alignment", "ColorScheme", "Locale", "TimeZone", "Calendar", "Measurement", "DateInterval",
    "PersonNameComponents", "CLLocationCoordinate2D", "CLLocation", "MKCoordinateRegion", "MKCoordinateSpan",
    "UIImage", "NSImage", "UIColor", "NSColor", "CGImage", "CGColor", "CGVector", "CGAffineTransform",
    "NSTextAlignment", "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "NSRect", "NSPoint",
    "NSSize", "MKMapPoint", "MKMapRect",
    "NSAttributedString", "Error", "NSError", "Result", "Range", "ClosedRange", "Duration", "TimeInterval",
    "Void", "Never", "AnyHashable", "Optional", "ContinuousClock", "Selector", "KeyPath", "ObjectIdentifier",
    "Animation", "AnyTransition", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "Path",
    "UnitPoint", "Axis", "GridItem", "Visibility", "PresentationDetent", "ToolbarItemPlacement",
    "KeyEquivalent",
    "EventModifiers", "Namespace", "CMTime", "CMTimeRange", "UTType", "URLRequest", "URLComponents",
    "CharacterSet", "NSRange", "SortDescriptor", "KeyPathComparator", "NSPredicate",
    "NSRegularExpression", "Timer", "DispatchWorkItem", "NSObjectProtocol",
    "Notification", "ObservableObjectPublisher", "OSLog", "DispatchQueue", "NSLock",
  ]

  /// Classes whose objects never change, and of which each call makes another one.
  private static let unchangingObjects: Set<String> = [
    "UIFont", "NSFont", "UIBlurEffect", "NSNumber", "NSManagedObjectID", "NSSortDescriptor",
    "NSKeyValueObservation", "HKUnit", "HKQuantity", "HKObjectType", "HKSampleType", "HKQuantityType",
    "HKCategoryType", "HKSample", "HKQuantitySample", "HKCategorySample", "AVAudioFormat",
  ]

  /// The property of work of a type that changes as that is ended: `timer.isValid`, `task.isCancelled`.
  static func memberSayingWhetherItEnded(of type: String) -> String? {
    switch type {
    case "Timer": "isValid"
    case "DispatchWorkItem", "Task": "isCancelled"
    default: nil
    }
  }

  /// A type of which each call makes another object, or another value.
  static func isNewEachTime(_ name: String, isGivenValue: Bool) -> Bool {
    if ["Date", "UUID"].contains(name) { return !isGivenValue }
    return name.hasSuffix("Formatter") || ["JSONDecoder", "JSONEncoder"].contains(name)
      || isPlainAppleClass(name) && mayBeChangingObject(name) || unchangingObjects.contains(name)
  }

  /// A type with no value of its own to read, whatever it is generic over.
  static func showsNothing(_ name: String) -> Bool { silent.contains(name) }

  private static let silent: Set<String> = [
    "AnyCancellable", "AnyPublisher", "PassthroughSubject", "Task", "JSONDecoder", "JSONEncoder",
    "os_unfair_lock", "os_unfair_lock_s", "pthread_mutex_t", "pthread_rwlock_t",
  ]

  /// A type that is no value and shows something, as far as is known.
  static func mayBeChangingObject(_ name: String) -> Bool {
    !isStandardValue(name) && !staysTheSame(name) && !showsNothing(name)
  }

  /// Of SwiftUI. What the members that it calls read is tracked: bodies of views, scenes and apps, updates of
  /// representables, and what the body of a view asks a dynamic property for.
  static let protocolsWithTrackedMembers: Set<String> = [
    "View", "ViewModifier", "Scene", "App", "DynamicProperty", "UIViewRepresentable",
    "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Of SwiftUI. What the members that it calls read is not tracked: paths, layouts, effects.
  static let protocolsOfDrawing: Set<String> = [
    "Shape", "InsettableShape", "Layout", "GeometryEffect", "Animatable", "CustomHoverEffect", "TextRenderer",
  ]

  /// A protocol whose conformance says nothing about how changes are announced: of the standard library, or one by which
  /// a framework asks or tells an object something.
  static func isPlainProtocol(_ name: String) -> Bool {
    isStandardProtocol(name) || ["Delegate", "DataSource"].contains(where: name.hasSuffix)
  }

  /// A protocol of the standard library. It announces no changes, isolates nothing, and refines none of another module.
  static func isStandardProtocol(_ name: String) -> Bool {
    refiningEquatable.contains(name) || otherStandardProtocols.contains(name)
      || name.hasPrefix("ExpressibleBy")
  }

  /// Whether a type of the standard library is generic, and equal where its parts are.
  static func consistsOfParts(_ name: String) -> Bool { genericValues.contains(name) }

  private static let genericValues: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Result", "Set",
  ]

  /// A type of Apple's whose `==` calls values equal that may look different: measurements in different units, numbers and
  /// Booleans, and objects that stand for the same asset, reminder or device, as part of a value.
  static func comparesLoosely(_ name: String, isPart: Bool) -> Bool {
    ["Measurement", "HKQuantity", "NSNumber"].contains(name)
      || isPart && isPlainAppleClass(name) && mayBeChangingObject(name)
  }

  /// A protocol of the standard library that is, or refines, `Equatable`.
  static func refinesEquatable(_ name: String) -> Bool { refiningEquatable.contains(name) }

  /// A protocol of the standard library that is, or refines, `Decodable`.
  static func refinesDecodable(_ name: String) -> Bool { name == "Decodable" || name == "Codable" }

  private static let refiningEquatable: Set<String> = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "Comparable", "Equatable",
    "FixedWidthInteger", "FloatingPoint", "Hashable", "Numeric", "OptionSet", "SetAlgebra", "SignedInteger",
    "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger",
  ]

  private static let otherStandardProtocols: Set<String> = [
    "Any", "AnyObject", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "CaseIterable",
    "Codable", "CodingKey", "Collection", "Copyable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible", "Decodable", "Encodable", "Error", "Escapable", "Identifiable",
    "IteratorProtocol", "LazySequenceProtocol", "LosslessStringConvertible", "MutableCollection",
    "RandomAccessCollection", "RangeReplaceableCollection", "RawRepresentable", "Sendable", "Sequence",
    "TextOutputStream",
  ]

  /// Whether what is called on a type is when work is done, as on `DispatchQueue.main`.
  static func schedules(_ name: String) -> Bool {
    ["DispatchQueue", "ImmediateScheduler", "MainActor", "OperationQueue", "RunLoop"].contains(name)
  }

  /// A module that re-exports Foundation, or Foundation itself.
  static func givesFoundation(_ module: String) -> Bool { modulesGivingFoundation.contains(module) }

  private static let modulesGivingFoundation: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "SwiftData", "CoreData", "WidgetKit", "AVFoundation",
  ]

  /// Classes of Apple's frameworks are named with their framework's prefix.
  static func isPlainAppleClass(_ name: String) -> Bool {
    if name == "NSObject" || name == "Operation" || name == "Thread" || name == "Formatter" { return true }
    let prefixes = [
      "UI", "NS", "WK", "AV", "CL", "SK", "SCN", "MK", "PK", "CB", "MTK", "AR", "GK", "PH", "MF", "EK", "CN",
      "UN", "QL", "SF", "VN", "WC", "IN", "AS", "HK", "CK", "MP", "MC", "LA", "MX", "CS", "PDF", "CX", "PX",
    ]
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      var rest = name.dropFirst(prefix.count)
      // `WKUIDelegate`, `AVURLAsset`
      if let acronym = ["UI", "URL", "HTTP"].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(acronym.count)
      }
      guard let first = rest.first, first.isUppercase else { return false }
      return rest.dropFirst().first?.isLowercase ?? false
    }
  }
}
