/// Foundation and the frameworks beside it, by their interfaces and documentation.
extension LibraryEffects {
  static let foundation = [
    foundationObservation, foundationMethodsOfFiles, foundationMethodsOfDefaults,
    foundationMethodsOfValues, foundationKeychain, foundationFunctions, foundationTypes, foundationProperties,
    systemProperties,
    foundationExpressions,
  ]

  /// Methods that start or stop something, or request an asynchronous result; also of AVFoundation, Core Location and
  /// Network.
  private static let foundationObservation = Group(
    .method,
    [
      "addBoundaryTimeObserver": [.callsBack, .starts],
      "addObserver": [.callsBack, .reportsChanges, .starts],
      "addPeriodicTimeObserver": [.callsBack, .starts],
      "background(withIdentifier:)": .starts,
      "dataTask": .callsBack,
      "downloadTask": .callsBack,
      "finishTasksAndInvalidate": .ends,
      "invalidate": .ends,
      "invalidateAndCancel": .ends,
      "notifications": .reportsChanges,
      "observe": [.callsBack, .reportsChanges],
      "post": .tellsOthers,
      "publisher": .reportsChanges,
      "removeObserver": .endsObservation,
      "removeTimeObserver": .endsObservation,
      "requestAlwaysAuthorization": .starts,
      "requestWhenInUseAuthorization": .starts,
      "resume": .starts,
      "scheduledTimer": [.runsLater, .runsOnAnotherThread, .starts],
      "start(queue:)": .starts,
      "startMonitoring": .starts,
      "startRunning": .starts,
      "startUpdatingHeading": .starts,
      "startUpdatingLocation": .starts,
      "stop": .ends,
      "stopMonitoring": .ends,
      "stopRunning": .ends,
      "stopUpdatingHeading": .ends,
      "stopUpdatingLocation": .ends,
      "uploadTask": .callsBack,
    ])

  /// Methods of `FileManager`, of bundles and of addresses.
  private static let foundationMethodsOfFiles = Group(
    .method,
    [
      "attributesOfItem": .readsFiles,
      "checkResourceIsReachable": .readsFiles,
      "contents": .readsFiles,
      "contentsOfDirectory": .readsFiles,
      "copyItem": .changesFiles,
      "createDirectory": .changesFiles,
      "createFile": .changesFiles,
      "fileExists": .readsFiles,
      "icon(forFile:)": .computes,
      "isReadableFile": .readsFiles,
      "loadFileURL": [.readsFiles, .loadsFile],
      "moveItem": .changesFiles,
      "path(forResource:ofType:)": .computes,
      "removeItem": .changesFiles,
      "replaceItem": .changesFiles,
      "replaceItemAt": .changesFiles,
      "resourceValues": .readsFiles,
      "subpathsOfDirectory": .readsFiles,
      "trashItem": .changesFiles,
      "url(forResource:withExtension:)": .computes,
      "url(forResource:withExtension:subdirectory:)": .computes,
      "urls(for:in:)": .computes,
    ])

  /// Methods of `UserDefaults`.
  private static let foundationMethodsOfDefaults = Group(
    .method,
    [
      "array(forKey:)": .computes,
      "bool": .computes,
      "data(forKey:)": .computes,
      "dictionary(forKey:)": .computes,
      "dictionaryRepresentation": .reachesAllDefaults,
      "double": .computes,
      "float(forKey:)": .computes,
      "integer": .computes,
      "object": .computes,
      "removeAllObjects": .empties,
      "removeObject": [.setsDefaults, .empties],
      "removePersistentDomain": [.setsDefaults, .reachesAllDefaults],
      "set": .setsDefaults,
      "setPersistentDomain": [.setsDefaults, .reachesAllDefaults],
      "setValue": .setsDefaults,
      "string": .computes,
      "stringArray(forKey:)": .computes,
      "url(forKey:)": .computes,
      "value(forKey:)": .computes,
    ])

  /// Methods of strings, dates, calendars and locations. All but `addTimeInterval` of `Date` leave these as they are.
  private static let foundationMethodsOfValues = Group(
    .method,
    [
      "addTimeInterval": [.mutatesReceiver, .givesNothing],
      "addingTimeInterval": .computes,
      "appendingPathComponent": .computes,
      "capitalized": .computes,
      "component": .computes,
      "components": .computes,
      "date": .computes,
      "current": [.computes, .changesOnItsOwn],
      "dateComponents": .computes,
      "formatted": .computes,
      "isDateInToday": .changesOnItsOwn,
      "isDateInTomorrow": .changesOnItsOwn,
      "isDateInYesterday": .changesOnItsOwn,
      "replacingOccurrences": .computes,
      "startOfDay": .computes,
      "trimmingCharacters": .computes,
    ])

  /// Functions that give a text, a folder, the time or what the system permits.
  private static let foundationFunctions = Group(
    .function,
    [
      "AXIsProcessTrusted": .asksSystem,
      "AXIsProcessTrustedWithOptions": .asksSystem,
      "CACurrentMediaTime": [.computes, .changesOnItsOwn],
      "CFAbsoluteTimeGetCurrent": [.computes, .changesOnItsOwn],
      "CGPreflightListenEventAccess": .asksSystem,
      "CGPreflightPostEventAccess": .asksSystem,
      "CGPreflightScreenCaptureAccess": .asksSystem,
      "IOHIDCheckAccess": .asksSystem,
      "NSEqualPoints": .compares,
      "NSEqualRanges": .compares,
      "NSEqualRects": .compares,
      "NSEqualSizes": .compares,
      "NSHomeDirectory": .computes,
      "NSLocalizedString": .computes,
      "NSStringFromClass": .computes,
      "NSTemporaryDirectory": .computes,
      "NSUserName": .computes,
    ])

  /// Functions of Security.
  private static let foundationKeychain = Group(
    .function,
    [
      "SecItemAdd": .changesKeychain,
      "SecItemCopyMatching": .readsKeychain,
      "SecItemDelete": .changesKeychain,
      "SecItemUpdate": .changesKeychain,
    ])

  /// Types that read files, run code by themselves, or represent state of the system; and classes of which an object does
  /// nothing before it is asked to.
  private static let foundationTypes = Group(
    .type,
    [
      "AVURLAsset": .loadsFile,
      "AttributedString": .loadsFile,
      "CIImage": .loadsFile,
      "CLGeocoder": .computes,
      "CNContactStore": .computes,
      "Data": .loadsFile,
      "EKEventStore": .computes,
      "FileHandle": .loadsFile,
      "FileManager": .isCalledForEffects,
      "FileWrapper": .loadsFile,
      "HKHealthStore": .computes,
      "InputStream": .loadsFile,
      "LAContext": .computes,
      "NSArray": .loadsFile,
      "NSAttributedString": .loadsFile,
      "NSBatchInsertRequest": .handsNewObject,
      "NSCache": .computes,
      "NSData": .loadsFile,
      "NSDictionary": .loadsFile,
      "NSImage": .loadsFile,
      "NSUbiquitousKeyValueStore": .isCalledForEffects,
      "Name": .computes,
      "NotificationCenter": .isCalledForEffects,
      "OperationQueue": .computes,
      "PDFDocument": .loadsFile,
      "SCNScene": .loadsFile,
      "String": [.takesNoContent, .loadsFile, .takesAnyValue],
      "Timer": [.starts, .reportsChanges],
      "UIImage": .loadsFile,
      "URLSession(configuration:)": .computes,
      "UndoManager": .computes,
      "UserDefaults": .isCalledForEffects,
      "UserDefaults(suiteName:)": .computes,
    ])

  /// Properties that are shared instances, values of the time, or the one object that another one has.
  private static let foundationProperties = Group(
    .property,
    [
      "current": [.changesOnItsOwn, .isSharedInstance, .givesTypeArgument],
      "default": [.changesOnItsOwn, .isSharedInstance],
      "distantFuture": .isConstant,
      "distantPast": .isConstant,
      "general": [.changesOnItsOwn, .isSharedInstance],
      "main": [.changesOnItsOwn, .isSharedInstance],
      "mainContext": .isConstant,
      "now": .changesOnItsOwn,
      "object": .givesTypeArgument,
      "shared": [.changesOnItsOwn, .isSharedInstance],
      "sharedApplication": [.changesOnItsOwn, .isSharedInstance],
      "sharedInstance": [.changesOnItsOwn, .isSharedInstance],
      "standard": [.changesOnItsOwn, .isSharedInstance],
      "timeIntervalSinceNow": .changesOnItsOwn,
      "viewContext": .isConstant,
    ])

  /// What shared instances of Apple's have, as `UIDevice.current` does.
  private static let systemProperties = Group(
    .systemProperty,
    [
      "accuracyAuthorization": .changesOnItsOwn,
      "authorizationStatus": .changesOnItsOwn,
      "bounds": .isConstant,
      "canMakePayments": .changesOnItsOwn,
      "icon": .isConstant,
      "isBoldTextEnabled": .changesOnItsOwn,
      "isDarkerSystemColorsEnabled": .changesOnItsOwn,
      "isGuidedAccessEnabled": .changesOnItsOwn,
      "isInvertColorsEnabled": .changesOnItsOwn,
      "isMacCatalystApp": .isConstant,
      "isReduceMotionEnabled": .changesOnItsOwn,
      "isReduceTransparencyEnabled": .changesOnItsOwn,
      "isSwitchControlRunning": .changesOnItsOwn,
      "isVoiceOverRunning": .changesOnItsOwn,
      "isiOSAppOnMac": .isConstant,
      "locationServicesEnabled": .changesOnItsOwn,
      "model": .isConstant,
      "modifierFlags": .changesOnItsOwn,
      "nativeBounds": .isConstant,
      "nativeScale": .isConstant,
      "operatingSystemVersion": .isConstant,
      "processName": .isConstant,
      "scale": .isConstant,
      "systemName": .isConstant,
      "systemVersion": .isConstant,
      "urlForApplication": .isConstant,
      "urlsForApplications": .isConstant,
      "userInterfaceIdiom": .isConstant,
    ])

  /// Beginnings of expressions whose value is another one each time.
  private static let foundationExpressions = Group(
    .expression,
    [
      ".now": .isFresh,
      "CACurrentMediaTime()": .isFresh,
      "CFAbsoluteTimeGetCurrent()": .isFresh,
      "Date()": .isFresh,
      "Date.now": .isFresh,
      "NSObject()": .isFresh,
      "ProcessInfo.processInfo.systemUptime": .isFresh,
      "UUID()": .isFresh,
      "UUID().uuidString": .isFresh,
    ])
}
